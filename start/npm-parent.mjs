import { readFileSync } from 'node:fs'

const often = 300 // milliseconds

/**
 * Calls back when npm, which has started us, is gone. It hands signals to a shell in between, which ends without handing
 * them on; and killed, npm hands on nothing. Does nothing for who was not started by npm.
 */
export function onNpmGone(callBack) {
  if (!process.env.npm_lifecycle_event) return
  const { ppid } = process
  const npm = isShell(ppid) ? parentOf(ppid) : ppid
  const timer = setInterval(() => {
    const isThere = process.ppid === ppid && (npm === ppid || parentOf(ppid) === npm)
    if (isThere) return
    clearInterval(timer)
    callBack()
  }, often)
  timer.unref()
}

function isShell(pid) {
  return /^(ba|da)?sh$/.test(/\((.*)\)/.exec(statOf(pid))?.[1] ?? '')
}

function parentOf(pid) {
  const stat = statOf(pid)
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

// Linux alone has it; elsewhere our own parent is all we see.
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
