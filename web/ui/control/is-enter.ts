interface Key {
  key: string
  isComposing?: boolean
  nativeEvent?: { isComposing: boolean }
}

/**
 * Whether Enter was pressed as a command: during IME composition of Chinese, Japanese or Korean text it only
 * completes the composition.
 */
export function isEnter(event: Key): boolean {
  return event.key === 'Enter' && !(event.nativeEvent ?? event).isComposing
}
