import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const leastSaving = 100 // bytes; a smaller saving is less than the headers cost
const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/

/** Writes `.br` and `.gz` next to every text file of a folder. */
export async function compressAssets(folder: string): Promise<void> {
  if (!existsSync(folder)) return
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile() && compressible.test(entry.name))
  await Promise.all(files.map(file => compress(join(file.parentPath, file.name))))
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  const brotli = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  if (content.length - brotli.length < leastSaving) return
  await writeFile(`${path}.br`, brotli)
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
}
