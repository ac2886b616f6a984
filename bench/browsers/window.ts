/** A window of a browser, as far as the journeys need one. Places are XPath. */
export interface Window {
  /** Opens an address and waits until the page has loaded. */
  open(url: string): Promise<void>
  /** What an expression gives in the page; JSON. */
  ask<T>(expression: string): Promise<T>
  press(place: string): Promise<void>
  /** Types at the end of what stands in a field. */
  write(place: string, words: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Errors that pages have thrown since the last call. */
  errors(): Promise<string[]>
  close(): Promise<void>
}

/** A browser that is not installed gives a sentence instead of a window. */
export type Opening = { window: Window; version: string } | { missing: string }

const longestWait = 20_000 // ms

/** Asks again until the answer is true, or throws with what was waited for. */
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

/** The field with this label, the first where several languages have one. */
export const field = (label: string) =>
  `(//*[@id=//label[starts-with(normalize-space(.), '${label}')]/@for])[1]`

/** What stands at a place, in the page. */
export const found = (place: string) =>
  `document.evaluate(${JSON.stringify(place)}, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null).singleNodeValue`

/** Whether something is there and has a place on the page. */
export const isShown = (place: string) => `(${found(place)}?.getClientRects().length ?? 0) > 0`

interface Point {
  x: number
  y: number
}

/** Where a press meets what stands at a place, once it is there, lies still and nothing covers it. */
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

// The first line of a link that runs over two: between them there is nothing to press.
const middleOf = (place: string) => `(() => {
  const element = ${found(place)}
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [line] = element.getClientRects()
  const [x, y] = [Math.round(line.x + line.width / 2), Math.round(line.y + line.height / 2)]
  const on = document.elementFromPoint(x, y)
  return on && (element.contains(on) || on.contains(element)) ? { x, y } : null
})()`

export const says = (words: string) => `document.body.innerText.includes(${JSON.stringify(words)})`
