// Sends the file of a field in pieces, each when the server has taken the one before. It is loaded with
// the first file.
const pieceBytes = 196_608, attempts = 6;
const rest = (time) => new Promise((done) => setTimeout(done, time));

// The status of the answer, or 0 without one.
const post = (url, body) => fetch(url, { method: "POST", body })
  .then(({ status }) => status, () => 0);

// Shows or removes the message of the row that its file was not sent. Messages of the app replace it.
const note = (id, text, failure) => {
  const place = document.getElementById("m" + id);
  if (!place || !text && place.textContent !== failure) return;
  place.role = "alert";
  place.textContent = text;
  place.closest(".r").classList.toggle("no", text);
};

export const send = async (field, tab, failure) => {
  const [file] = field.files, url = new URL("upload", import.meta.url);
  const row = field.closest(".r")?.id.slice(1);
  if (!file || !row) return;
  note(row, "", failure);
  // The same file can be selected once more.
  field.value = "";
  const u = crypto.getRandomValues(new Uint32Array(4)).join("-"), name = file.name.slice(-200);
  for (const [key, value] of Object.entries({ tab, u, row, name, size: file.size }))
    url.searchParams.set(key, value);
  for (let at = 0, failures = 0; at < file.size || !at;) {
    url.searchParams.set("at", at);
    const status = await post(url, file.slice(at, at + pieceBytes));
    if (status === 204) {
      failures = 0;
      at += pieceBytes;
    } else if (status === 200) return;
    else if (status && status < 500 && status !== 408 || (failures += 1) === attempts)
      return note(row, failure, failure);
    else await rest(300 * 2 ** failures);
  }
};
