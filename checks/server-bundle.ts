// What only staff's browsers need is not in the server: it would cost memory and seconds at every start.
import { existsSync, readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { finish } from './files.ts'

const heavy = ['mantine-', 'ProseMirror', 'recharts']
const built = existsSync('build/server') ? globSync('build/server/**/*.js') : []
const problems = built.flatMap(path => {
  const text = readFileSync(path, 'utf8')
  return heavy.filter(word => text.includes(word)).map(word => `${path} holds ${word}`)
})
finish(problems, `${built.length} files of the server are free of the editor's libraries`)
