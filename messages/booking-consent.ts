/** What visitors agree to who book a tour. */
export const bookingConsent = {
  booking: [
    {
      de: 'Ich bin damit einverstanden, dass meine Angaben verarbeitet werden, um die Führung zu planen; mehr dazu steht in der [Datenschutzerklärung].',
      en: 'I agree to my details being processed in order to plan the tour; the [privacy declaration] says more.',
    },
  ],
} as const
