import type { SeedPage } from './parts.ts'

export const infoPages: SeedPage[] = []
