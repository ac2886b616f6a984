import { defineConfig } from 'vite'

// npx vite web/ui/gallery --port 5199
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../../node_modules/.vite-gallery',
  server: { fs: { allow: ['../../..'] } },
})
