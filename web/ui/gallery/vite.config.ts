import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

const pictures = join(import.meta.dirname, '../../../server/seed/pictures')
const scan = join(import.meta.dirname, '../../pages/hero-scan.webp')
const names = readdirSync(pictures).filter(name => name.endsWith('.webp'))

// npx vite web/ui/gallery --port 5199
export default defineConfig({
  root: import.meta.dirname,
  publicDir: pictures,
  define: { PICTURES: JSON.stringify(names), SCAN: JSON.stringify(`/@fs${scan}`) },
  cacheDir: '../../../node_modules/.vite-gallery',
  server: { fs: { allow: ['../../..'] } },
})
