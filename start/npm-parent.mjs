import { readFileSync } from 'node:fs'

const often = 300 // milliseconds

/**
 * Calls back when the npm that started this process is gone. npm sends signals to a shell in between, which
 * ends without forwarding them; and a killed npm forwards nothing. Does nothing if npm did not start this
 * process.
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

// Only Linux has /proc; elsewhere only the direct parent is known.
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
