/** What the safety screen counts by hour and by day. */
export const securityFigureNames = [
  'logins',
  'failedLogins',
  'locks',
  'overLimit',
  'fromBlockedAddress',
  'addressesBlocked',
  'mailsSent',
  'mailsFailed',
] as const
export type SecurityFigureName = (typeof securityFigureNames)[number]

/** Mistakes of the installation that the site notices by itself. */
export const mistakeNames = [
  /** All logins came from one address of a private network: the proxy's. */
  'proxyNotTrusted',
  /** For an hour all requests named another host. */
  'foreignHost',
  'clockDiffers',
  'mailLoginRefused',
  'mailAllRefused',
  /** This process sends letters and cannot open addresses of volunteers. */
  'addressKeyMissing',
] as const
export type MistakeName = (typeof mistakeNames)[number]
