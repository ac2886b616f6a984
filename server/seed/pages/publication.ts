import type { SeedPage } from './parts.ts'

export const publicationPages: SeedPage[] = []
