import { runnerImport } from 'vite'

/** Loads a module of the server that brings letters along: they are JSX, which Node alone does not read. */
export async function importWithLetters<Module>(path: `/server/${string}`): Promise<Module> {
  const { module } = await runnerImport<Module>(path, { configFile: false, logLevel: 'error' })
  return module
}
