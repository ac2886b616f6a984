import type { SeedPage } from './parts.ts'

export const researchPages: SeedPage[] = []
