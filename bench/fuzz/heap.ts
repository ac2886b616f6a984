/** Bytes that the process holds after everything unused was collected, asked over Node's own inspector. */
export async function heapOf(pid: number, inspectorPort: number): Promise<number> {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await addressOf(inspectorPort))
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  try {
    await call(socket, 1, 'HeapProfiler.collectGarbage')
    await call(socket, 2, 'HeapProfiler.collectGarbage')
    const { usedSize } = (await call(socket, 3, 'Runtime.getHeapUsage')) as { usedSize: number }
    return usedSize
  } finally {
    socket.close()
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

function call(socket: WebSocket, id: number, method: string): Promise<unknown> {
  return new Promise(resolve => {
    const hear = (event: MessageEvent) => {
      const message = JSON.parse(String(event.data)) as { id?: number; result?: unknown }
      if (message.id !== id) return
      socket.removeEventListener('message', hear)
      resolve(message.result)
    }
    socket.addEventListener('message', hear)
    socket.send(JSON.stringify({ id, method }))
  })
}
