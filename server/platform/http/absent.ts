import type { FastifyRequest } from 'fastify'

/** What an area knows of addresses that no page has. */
export interface Absent {
  /** Where staff have such an address lead, with its query or without: a path of our own. */
  goalOf(path: string, search: string): Promise<string | null>
  /** Told of each answer 404. */
  note(request: Pick<FastifyRequest, 'method' | 'headers'>, path: string): void
}
