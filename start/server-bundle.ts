// What only the browsers of staff need, or a process of its own, is not in the server: it would cost memory and time at every start.
import { globSync, readFileSync } from 'node:fs'

const heavy = ['mantine-', 'ProseMirror', 'recharts', 'satori', 'pdfkit']

/** Throws where the built server holds a library of the editor's screens, or what draws cards and PDFs. */
export function refuseHeavyServer(folder: string): void {
  for (const path of globSync(`${folder}/**/*.js`)) {
    const text = readFileSync(path, 'utf8')
    const found = heavy.find(word => text.includes(word))
    if (found)
      throw new Error(`${path} holds ${found}: load it from a .client module, or in a process of its own.`)
  }
}
