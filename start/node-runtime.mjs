import { existsSync } from 'node:fs'

const wantedMajor = 24

/**
 * Returns the Node installed with the packages, otherwise the running one, with a sentence as `problem` if it
 * is too old.
 */
export function chooseNode() {
  const bundled = `node_modules/node-${process.platform}-${process.arch}/bin/node`
  if (existsSync(bundled) && runsBundledNode()) return { node: bundled }
  if (Number.parseInt(process.versions.node, 10) >= wantedMajor) return { node: process.execPath }
  return {
    node: process.execPath,
    problem: `This machine's Node is ${process.versions.node}: install Node ${wantedMajor} or newer.`,
  }
}

// The bundled Node is linked against glibc; Alpine's musl cannot load it.
function runsBundledNode() {
  if (process.platform !== 'linux') return true
  return Boolean(process.report.getReport().header.glibcVersionRuntime)
}
