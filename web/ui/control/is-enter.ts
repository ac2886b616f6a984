interface Key {
  key: string
  isComposing?: boolean
  nativeEvent?: { isComposing: boolean }
}

/** Whether Enter was pressed to do something: while a word of Chinese, Japanese or Korean is composed, it ends the word. */
export function isEnter(event: Key): boolean {
  return event.key === 'Enter' && !(event.nativeEvent ?? event).isComposing
}
