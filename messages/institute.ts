/** Address and contact details of the institute: for the footer, the contact page and search engines. */
export const institute = {
  street: 'Feldstraße 7',
  postalCode: '12345',
  town: 'Larmorstadt',
  country: { de: 'Deutschland', en: 'Germany' },
  phone: '+49 30 0000 1',
  email: 'office@example.org',
  /** OpenStreetMap with a marker on the building. */
  map: 'https://www.openstreetmap.org/?mlat=51.48895&mlon=7.04290#map=17/51.48895/7.04290',
} as const
