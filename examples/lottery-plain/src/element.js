/** Makes an element: `element('button', { type: 'button', onclick }, 'Text')`. Attributes with `-` are set as such. */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties))
    if (name.includes('-')) made.setAttribute(name, value);
    else made[name] = value;
  made.append(...children.filter((child) => child !== null));
  return made;
}
