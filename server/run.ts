import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import { readConfig } from '#server/config.ts'
import { start } from '#server/start.ts'

/** Starts the built site, whose server lies in the folder, with these settings. Those that cannot work end it with a sentence each, not with a stack. */
export async function run(env: NodeJS.ProcessEnv, folder: string): Promise<void> {
  const config = await orEnd(() => readConfig(env), settingsAreWrong)
  await orEnd(() => start(config, build as unknown as ServerBuild, join(folder, '../client')), 1)
}

const settingsAreWrong = 78 // EX_CONFIG: whoever starts the site anew by itself need not try again

async function orEnd<T>(work: () => T | Promise<T>, code: number): Promise<T> {
  try {
    return await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(code)
  }
}
