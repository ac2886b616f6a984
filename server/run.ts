import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import { type Begun, orExit } from '#server/begin.ts'
import { start } from '#server/start.ts'

/** Continues the start of the built site, whose server bundle is in `folder`. */
export async function run(begun: Begun, folder: string): Promise<void> {
  await orExit(() => start(begun, build as unknown as ServerBuild, join(folder, '../client')), 1)
}
