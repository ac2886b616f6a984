/** A running process, queried through Node's inspector. */
export interface Inspector {
  /** Used bytes of the heap after garbage collection. */
  heap(): Promise<number>
  /** CPU time in milliseconds since the start of the process. */
  processor(): Promise<number>
  close(): void
}

/** Opens the inspector of a process that was started with this `--inspect-port`. */
export async function openInspector(pid: number, port: number): Promise<Inspector> {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await addressOf(port))
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  let last = 0
  const call = (method: string, params: object = {}) => {
    last += 1
    return answerTo(socket, { id: last, method, params })
  }
  return {
    async heap() {
      await call('HeapProfiler.collectGarbage')
      await call('HeapProfiler.collectGarbage')
      const { usedSize } = (await call('Runtime.getHeapUsage')) as { usedSize: number }
      return usedSize
    },
    async processor() {
      const expression = '(({ user, system }) => (user + system) / 1000)(process.cpuUsage())'
      const { result } = (await call('Runtime.evaluate', { expression })) as { result: { value: number } }
      return result.value
    },
    close: () => socket.close(),
  }
}

async function addressOf(port: number): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json`).catch(() => null)
    const [target] = answer ? ((await answer.json()) as { webSocketDebuggerUrl: string }[]) : []
    if (target) return target.webSocketDebuggerUrl
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('the inspector does not answer')
}

function answerTo(
  socket: WebSocket,
  message: { id: number; method: string; params: object },
): Promise<unknown> {
  return new Promise(resolve => {
    const hear = (event: MessageEvent) => {
      const answer = JSON.parse(String(event.data)) as { id?: number; result?: unknown }
      if (answer.id !== message.id) return
      socket.removeEventListener('message', hear)
      resolve(answer.result)
    }
    socket.addEventListener('message', hear)
    socket.send(JSON.stringify(message))
  })
}
