import type { Locator, Page } from 'playwright-core'

/** Numbers of user actions that a task takes. */
export interface Effort {
  clicks: number
  /** Presses of Tab, in either direction. */
  tabs: number
  /** Presses of other keys that are no text: Enter, Space, arrows, shortcuts. */
  keys: number
  /** Texts typed, however long. */
  texts: number
  /** Screens, dialogs and menus that opened on the way. */
  screens: number
}

export const efforts = ['clicks', 'tabs', 'keys', 'texts', 'screens'] as const satisfies (keyof Effort)[]

export type Hands = ReturnType<typeof handsOn>

const mostTabs = 150

/**
 * Returns mouse and keyboard actions on a page that are all counted. No action sets the focus by a script.
 */
export function handsOn(page: Page) {
  const effort: Effort = { clicks: 0, tabs: 0, keys: 0, texts: 0, screens: 0 }
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key)
      effort[/(^|\+)Tab$/.test(key) ? 'tabs' : 'keys'] += 1
    }
  }
  const goBy = async (key: 'Tab' | 'Shift+Tab', target: Locator) => {
    await target.waitFor()
    for (let presses = 0; presses < mostTabs; presses += 1) {
      await press(key)
      if (await isFocused(target)) return
    }
    throw new Error(`${key} does not reach ${target}.`)
  }
  return {
    page,
    effort,
    press,
    async click(target: Locator, options: Parameters<Locator['click']>[0] = {}) {
      await target.click(options)
      effort.clicks += options.clickCount ?? 1
    },
    async doubleClickOn(target: Locator, word: string) {
      const { x, y } = await target.evaluate(middleOf, word)
      await page.mouse.dblclick(x, y)
      effort.clicks += 2
    },
    /** Types where the focus is. */
    async type(words: string) {
      await page.keyboard.type(words)
      effort.texts += 1
    },
    /** Opens a screen, a command or an element of the screen by its name, by Ctrl K and some letters. */
    async find(letters: string, name: string) {
      await press('Control+k')
      await page.getByRole('dialog', { name: 'Suchen und öffnen' }).waitFor()
      effort.screens += 1
      await page.keyboard.type(letters)
      effort.texts += 1
      await page.getByRole('option', { name, exact: true, selected: true }).waitFor()
      await press('Enter')
    },
    tabTo: (target: Locator) => goBy('Tab', target),
    tabBackTo: (target: Locator) => goBy('Shift+Tab', target),
    /** Waits for what opened, and counts it as a screen. */
    async sees(target: Locator) {
      await target.waitFor()
      effort.screens += 1
    },
  }
}

/** Waits until something has the focus by itself. */
export function getsFocus(target: Locator): Promise<void> {
  return target.and(target.page().locator(':focus')).waitFor()
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate(element => element === element.ownerDocument.activeElement)
}

function middleOf(element: Element, word: string): { x: number; y: number } {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    const at = currentNode.textContent?.indexOf(word) ?? -1
    if (at === -1) continue
    const range = element.ownerDocument.createRange()
    range.setStart(currentNode, at)
    range.setEnd(currentNode, at + word.length)
    const { x, y, width, height } = range.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  throw new Error(`${word} is not there.`)
}
