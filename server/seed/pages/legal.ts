import type { SeedPage } from './parts.ts'

export const legalPages: SeedPage[] = []
