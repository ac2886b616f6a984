export function buildIsFresh(): Promise<boolean>
export function buildMissesTools(): string | undefined
export function unstampBuild(): Promise<void>
export function stampBuild(fingerprint: string): Promise<void>
export function fingerprintSources(): Promise<string>
