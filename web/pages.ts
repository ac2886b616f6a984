import type { PageName } from '#contract/pathnames.ts'

/** Page → its one file, for both addresses. Backstage files hold only a lazy import. */
export const pages = {
  home: 'site/home.page.tsx',
  contact: 'contact/contact.page.tsx',
  login: 'account/login.page.tsx',
  lostPassword: 'account/lost-password.page.tsx',
  resetPassword: 'account/reset-password.page.tsx',
  backstage: 'site/home.backstage.tsx',
  backstageNews: 'news/news-list.backstage.tsx',
  backstageNewsCreate: 'news/news-create.backstage.tsx',
  backstageNewsItem: 'news/news-item.backstage.tsx',
  news: 'news/news.page.tsx',
  newsItem: 'news/news-item.page.tsx',
  preview: 'news/preview.page.tsx',
} as const satisfies Partial<Record<PageName, string>>
