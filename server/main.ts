import { resolve } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import { readConfig } from '#server/config.ts'
import { start } from '#server/start.ts'

// Settings that cannot work end the start with a sentence each, not with a stack.
try {
  await start(readConfig(process.env), build as unknown as ServerBuild, resolve('build/client'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
