import type { FastifyRequest } from 'fastify'

/** Redirects and the log for paths that have no page. */
export interface Absent {
  /** Returns the path that staff have set as redirect for a path, with or without its query, or null. */
  goalOf(path: string, search: string): Promise<string | null>
  /** Called for each 404 response. */
  note(request: Pick<FastifyRequest, 'method' | 'headers'>, path: string): void
}
