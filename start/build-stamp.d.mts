export function buildIsFresh(): Promise<boolean>
export function buildMissesTools(): string | undefined
export function fingerprintSources(): Promise<string>
