/** What the server wrote into the page for the app, in a script element of type application/json. */
export function inlinedJson<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
}
