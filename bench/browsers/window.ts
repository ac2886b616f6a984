/** The functions of a browser window that the journeys need. A place is an XPath. */
export interface Window {
  /** Opens an address and waits until the page has loaded. */
  open(url: string): Promise<void>
  /** Evaluates an expression in the page; the result must be JSON. */
  ask<T>(expression: string): Promise<T>
  press(place: string): Promise<void>
  /** Types at the end of a field's text. */
  write(place: string, words: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Errors that pages have thrown since the last call. */
  errors(): Promise<string[]>
  close(): Promise<void>
}

/** A window, or a sentence that says which program is missing. */
export type Opening = { window: Window; version: string } | { missing: string }

const longestWait = 20_000 // ms

/** Waits until the expression is true. Throws an error that names `what` after a timeout. */
export async function until(window: Pick<Window, 'ask'>, expression: string, what: string): Promise<void> {
  const end = Date.now() + longestWait
  while (Date.now() < end) {
    if (await window.ask<boolean>(expression).catch(() => false)) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`not within ${longestWait / 1000} s: ${what}`)
}

export const button = (words: string) => `//button[normalize-space(.)='${words}' or @aria-label='${words}']`
export const link = (words: string) => `//a[normalize-space(.)='${words}']`

/** XPath of the field with this label; of the first if several languages have one. */
export const field = (label: string) =>
  `(//*[@id=//label[starts-with(normalize-space(.), '${label}')]/@for])[1]`

/** Expression that finds the element at a place in the page. */
export const found = (place: string) =>
  `document.evaluate(${JSON.stringify(place)}, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null).singleNodeValue`

/** Expression that is true if the element exists and takes up space on the page. */
export const isShown = (place: string) => `(${found(place)}?.getClientRects().length ?? 0) > 0`

interface Point {
  x: number
  y: number
}

/** Waits until the element exists, stands still and is not covered, and returns the point to click. */
export async function pointOf(window: Pick<Window, 'ask'>, place: string): Promise<Point> {
  await until(window, isShown(place), place)
  let before: Point | null = null
  for (const end = Date.now() + longestWait; Date.now() < end; ) {
    const now: Point | null = await window.ask<Point | null>(middleOf(place))
    if (now && now.x === before?.x && now.y === before.y) return now
    before = now
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`not within ${longestWait / 1000} s: ${place} lies still and open`)
}

// Takes the first line of a link that wraps over two lines, because the space between the lines cannot be
// clicked.
const middleOf = (place: string) => `(() => {
  const element = ${found(place)}
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [line] = element.getClientRects()
  const [x, y] = [Math.round(line.x + line.width / 2), Math.round(line.y + line.height / 2)]
  const on = document.elementFromPoint(x, y)
  return on && (element.contains(on) || on.contains(element)) ? { x, y } : null
})()`

export const hasText = (words: string) => `document.body.innerText.includes(${JSON.stringify(words)})`
