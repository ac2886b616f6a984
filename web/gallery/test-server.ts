// The gallery, built into a temporary folder and served, once for all of its tests.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type InlineConfig, preview } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the gallery, without a trailing slash. */
    gallery: string
  }
}

export default async function serveGallery(project: TestProject) {
  const outDir = await mkdtemp(join(tmpdir(), 'larmor-gallery-'))
  const common = { configFile: 'web/gallery/vite.config.ts', logLevel: 'error' } as const
  await buildAsTheSite({ ...common, build: { outDir, emptyOutDir: true } })
  const server = await preview({ ...common, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  project.provide('gallery', (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''))
  return async () => {
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}

/**
 * Builds with NODE_ENV=production: in Vitest's own environment the development build of React would be
 * bundled, which is several times slower.
 */
async function buildAsTheSite(config: InlineConfig): Promise<void> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await build(config)
  } finally {
    process.env.NODE_ENV = before
  }
}
