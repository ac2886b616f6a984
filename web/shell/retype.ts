type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const longestWait = 15_000 // milliseconds: parts of a page whose code loads later are rendered after the rest

/**
 * Restores input from fields of the server-rendered page into the fields that React rendered in their place.
 * React renders a part anew, and reports why in `error`, if a page translator or an extension changed it
 * before hydration.
 */
export function retype(error: unknown, served: Iterable<Element>, focused: Element | null): void {
  reportError(error)
  const fields = [...served].filter(isField)
  for (const field of fields) {
    if (field.isConnected || !(isTyped(field) || field === focused)) continue
    const place = fields.filter(({ name }) => name === field.name).indexOf(field)
    const until = Date.now() + longestWait
    const look = () => {
      const drawn = [...document.getElementsByName(field.name)].filter(isField)[place]
      if (!drawn && Date.now() < until) setTimeout(look, 50)
      if (drawn && !isTyped(drawn)) copy(field, drawn)
      if (drawn && field === focused && document.activeElement === document.body) drawn.focus()
    }
    look()
  }
}

function isField(element: Element): element is Field {
  return /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName)
}

function isTyped(field: Field): boolean {
  if ('options' in field) return [...field.options].some(option => option.selected !== option.defaultSelected)
  const isTicked = 'checked' in field && field.checked !== field.defaultChecked
  return isTicked || field.value !== field.defaultValue
}

function copy(from: Field, to: Field): void {
  if ('checked' in from && 'checked' in to && from.checked !== to.checked) to.click()
  else copyValue(from, to)
}

// React notices a value that is set by the native setter and followed by an event.
function copyValue(from: Field, to: Field): void {
  if ('files' in from && 'files' in to && from.type === 'file') to.files = from.files
  else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value)
  to.dispatchEvent(new Event(/^(file|select)/.test(to.type) ? 'change' : 'input', { bubbles: true }))
}
