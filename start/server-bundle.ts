// Libraries needed only by staff's browsers or by a process of its own must not be in the server: they would
// cost memory and time at every start.
import { globSync, readFileSync } from 'node:fs'

const heavy = ['mantine-', 'ProseMirror', 'recharts', 'satori', 'pdfkit']

/** Throws if the built server contains a library of the editor's screens, or one that draws cards or PDFs. */
export function refuseHeavyServer(folder: string): void {
  for (const path of globSync(`${folder}/**/*.js`)) {
    const text = readFileSync(path, 'utf8')
    const found = heavy.find(word => text.includes(word))
    if (found)
      throw new Error(`${path} holds ${found}: load it from a .client module, or in a process of its own.`)
  }
}
