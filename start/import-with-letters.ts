import { runnerImport } from 'vite'

/** Loads a module of the server that imports letters, which are JSX and cannot be loaded by plain Node. */
export async function importWithLetters<Module>(path: `/server/${string}`): Promise<Module> {
  const { module } = await runnerImport<Module>(path, { configFile: false, logLevel: 'error' })
  return module
}
