// A server that only sends given bytes, each at its own path. Started by bare.ts in a process of its own.
import { createServer } from 'node:http'
import type { Answer } from './bare.ts'

process.once('message', (given: { port: number; answers: Record<string, Answer> }) => {
  const answers = new Map(
    Object.entries(given.answers).map(([path, answer]) => [
      path,
      { ...answer, bytes: Buffer.from(answer.body, 'base64') },
    ]),
  )
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '')
    response.writeHead(answer?.status ?? 404, answer?.headers)
    response.end(answer?.bytes)
  })
  server.listen(given.port, '127.0.0.1', () => process.send?.('ready'))
})
process.on('disconnect', () => process.exit())
