/** Data kept to detect attacks and misconfiguration. */
export const security = {
  securityEvent: {
    what: {
      de: 'Sicherheitsereignisse (IP-Adresse, Browserkennung)',
      en: 'Security events (IP address, browser identifier)',
    },
    purpose: { de: 'Angriffe erkennen und abwehren', en: 'To notice and stop attacks' },
    period: { de: '90 Tage, die volle IP-Adresse 7 Tage', en: '90 days, the full IP address 7 days' },
    days: 90,
  },
  recentLogin: {
    what: {
      de: 'Anmeldungen der letzten Stunde (Konto, Adresse in einem internen Netz)',
      en: 'Logins of the last hour (account, address within an internal network)',
    },
    purpose: {
      de: 'Einen falsch eingerichteten Proxy bemerken',
      en: 'To notice a proxy that is set up wrongly',
    },
    period: { de: '2 Stunden', en: '2 hours' },
    days: null,
  },
  hourlyFigure: {
    what: {
      de: 'Zahlen zur Sicherheit je Stunde (Anmeldungen, abgelehnte Anfragen; ohne Personenbezug)',
      en: 'Hourly figures about security (logins, refused requests; no personal data)',
    },
    purpose: { de: 'Angriffe erkennen', en: 'To notice attacks' },
    period: { de: '35 Tage', en: '35 days' },
    days: 35,
  },
} as const
