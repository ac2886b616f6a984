// Limits files to 250 lines, except messages, seed, generated files and tests.
import { finish, isTest, sources } from './files.ts'

const longest = 250
const counted = sources('.ts', '.tsx', '.css').filter(
  ({ path }) => !isTest(path) && !/\.gen\.ts$|^messages\/|^server\/seed\//.test(path),
)
const lines = counted.map(file => file.lines).sort((a, b) => a - b)
const at = (share: number) => lines[Math.floor(lines.length * share)] ?? 0

finish(
  [
    ...counted
      .filter(file => file.lines > longest)
      .map(({ path, lines: count }) => `${path} has ${count} lines`),
  ],
  `${counted.length} files, half of them up to ${at(0.5)} lines, nine in ten up to ${at(0.9)}`,
)
