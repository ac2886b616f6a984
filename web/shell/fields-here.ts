/** A field or button on the current screen, with its label. */
export interface FieldHere {
  label: string
  element: HTMLElement
}

const controls = ':is(input, textarea, select, button, [role=textbox])'

/** Returns the labelled fields and buttons of the current screen, without toolbars and table rows. */
export function fieldsHere(): FieldHere[] {
  const all = document.querySelectorAll<HTMLElement>(
    `#content ${controls}:not(:disabled, tbody *, [role=toolbar] *)`,
  )
  return [...all]
    .filter(element => element.checkVisibility())
    .map(element => ({ label: labelOf(element), element }))
    .filter(({ label }) => label !== '')
}

/** Returns the label, with the name of the element's group, such as its language. */
function labelOf(element: HTMLElement): string {
  const group = element.closest('[role=group]')
  const groupName = group ? namedBy(group) : ''
  const labels = 'labels' in element ? (element as HTMLInputElement).labels : null
  const own =
    element.getAttribute('aria-label') ?? (namedBy(element) || wordsOf(labels?.[0]) || wordsOf(element))
  return groupName && own ? `${own} (${groupName})` : own
}

function namedBy(element: Element): string {
  return wordsOf(document.getElementById(element.getAttribute('aria-labelledby') ?? ''))
}

function wordsOf(element: HTMLElement | null | undefined): string {
  return element?.textContent.replace(/\s+/g, ' ').trim() ?? ''
}
