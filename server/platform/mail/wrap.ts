/** Characters per line; terminals and old mail programs show 80. */
export const width = 76

/** Wraps a text into lines of at most so many characters. Longer words, such as URLs, stay whole. */
export function wrap(text: string, longest = width): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    const longer = line === '' ? word : `${line} ${word}`
    if (longer.length <= longest) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.filter((line, index) => line !== '' || index > 0 || lines.length === 1).join('\n')
}
