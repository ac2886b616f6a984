import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import { readConfig } from '#server/config.ts'
import { start } from '#server/start.ts'

/** Starts the built site, whose server lies in the folder, with these settings. Those that cannot work end it with a sentence each, not with a stack. */
export async function run(env: NodeJS.ProcessEnv, folder: string): Promise<void> {
  try {
    await start(readConfig(env), build as unknown as ServerBuild, join(folder, '../client'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
