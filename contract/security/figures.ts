/** Figures that the security screen counts by hour and by day. */
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

/** Configuration problems that the site detects by itself. */
export const mistakeNames = [
  /** All logins came from one private address: that of the proxy. */
  'proxyNotTrusted',
  /** For an hour all requests had another host name. */
  'foreignHost',
  'clockDiffers',
  'mailLoginRefused',
  'mailAllRefused',
  /** This process sends letters but cannot decrypt the addresses of volunteers. */
  'addressKeyMissing',
] as const
export type MistakeName = (typeof mistakeNames)[number]
