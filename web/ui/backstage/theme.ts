import {
  ActionIcon,
  Badge,
  Button,
  type CSSVariablesResolver,
  createTheme,
  Drawer,
  Input,
  type MantineColorsTuple,
  Modal,
  MultiSelect,
  Notification,
  Paper,
  PasswordInput,
  Pill,
  Popover,
  SegmentedControl,
  Select,
  Skeleton,
  Switch,
  Tabs,
  TagsInput,
} from '@mantine/core'
import styles from './theme.module.css'

// Brand colours from light to dark; the seventh is used for buttons.
const brand: MantineColorsTuple = [
  '#f8f1ed',
  '#f1e2da',
  '#e4c6b8',
  '#d6a088',
  '#c08a71',
  '#9d6550',
  '#8a523d',
  '#7a4634',
  '#633828',
  '#4a291d',
]

// Greys of Mantine's dark scheme that its components refer to directly.
const darkGrounds = {
  '--mantine-color-dark-0': 'var(--ink)',
  '--mantine-color-dark-2': 'var(--muted)',
  '--mantine-color-dark-3': 'var(--line-strong)',
  '--mantine-color-dark-4': 'var(--line-strong)',
  '--mantine-color-dark-5': 'var(--raised)',
  '--mantine-color-dark-6': 'var(--surface)',
  '--mantine-color-dark-7': 'var(--surface)',
  '--mantine-color-dark-8': 'var(--sunken)',
}

/**
 * Mantine's theme with the site's design tokens. `close` and `showPassword` are accessible names in the
 * user's language.
 */
export const themeFor = (close: string, showPassword: string) => {
  const closeButtonProps = { 'aria-label': close }
  return createTheme({
    primaryColor: 'brand',
    primaryShade: 6,
    colors: { brand },
    fontFamily: 'var(--font-text)',
    fontFamilyMonospace: 'var(--font-code)',
    headings: { fontFamily: 'var(--font-title)', fontWeight: '560' },
    defaultRadius: 'md',
    radius: { sm: '4px', md: 'var(--radius-control)', lg: 'var(--radius-card)' },
    cursorType: 'pointer',
    focusClassName: styles.focus ?? '',
    respectReducedMotion: true,
    components: {
      Badge: Badge.extend({ defaultProps: { tt: 'none' }, classNames: { root: styles.badge ?? '' } }),
      // Select lists don't open when tabbed through, only on typing, an arrow key or a click.
      Select: Select.extend({ defaultProps: { openOnFocus: false } }),
      MultiSelect: MultiSelect.extend({ defaultProps: { openOnFocus: false } }),
      TagsInput: TagsInput.extend({ defaultProps: { openOnFocus: false } }),
      Button: Button.extend({ classNames: { root: styles.button ?? '' } }),
      ActionIcon: ActionIcon.extend({ classNames: { root: styles.icon ?? '' } }),
      Input: Input.extend({ classNames: { input: styles.field ?? '' } }),
      Skeleton: Skeleton.extend({ classNames: { root: styles.skeleton ?? '' } }),
      Switch: Switch.extend({ classNames: { input: styles.switch ?? '', thumb: styles.thumb ?? '' } }),
      // Wraps on phones.
      SegmentedControl: SegmentedControl.extend({
        classNames: { input: styles.segment ?? '' },
        styles: {
          root: { flexWrap: 'wrap', maxWidth: '100%' },
          indicator: { boxShadow: 'inset 0 0 0 1px var(--line-strong)' },
        },
      }),
      Modal: Modal.extend({
        defaultProps: { closeButtonProps },
        // The border separates it from the page, which has the same background in the dark theme.
        styles: {
          content: { maxWidth: 'var(--modal-width)', border: '1px solid var(--line)' },
          title: { lineHeight: 1.3 },
          // Leaves room for the focus ring of the first element.
          body: { paddingTop: 'var(--space-1)' },
        },
      }),
      Drawer: Drawer.extend({ defaultProps: { closeButtonProps } }),
      Notification: Notification.extend({ defaultProps: { closeButtonProps } }),
      // Options stay open when the page above their field grows, for example when a picture loads.
      Popover: Popover.extend({ defaultProps: { hideDetached: false } }),
      PasswordInput: PasswordInput.extend({
        defaultProps: { visibilityToggleButtonProps: { 'aria-label': showPassword } },
      }),
      // Mantine's background would be that of the surrounding field in the dark theme.
      Pill: Pill.extend({ styles: { root: { backgroundColor: 'var(--brand-tint)' } } }),
      // Only the line below the active tab should stand out.
      Tabs: Tabs.extend({
        styles: { root: { '--tab-border-color': 'var(--line)' } },
        vars: () => ({ root: { '--tabs-color': 'var(--brand-text)' } }),
      }),
      Paper: Paper.extend({ styles: { root: { '--paper-border-color': 'var(--line)' } } }),
    },
  })
}

/** Maps Mantine's colours to the design tokens, which follow the user's theme. */
export const variables: CSSVariablesResolver = () => {
  const both = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-anchor': 'var(--brand-text)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--brand-tint)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-disabled': 'var(--sunken)',
    '--mantine-color-disabled-color': 'var(--muted)',
    '--mantine-color-disabled-border': 'var(--line-strong)',
    '--mantine-color-brand-text': 'var(--brand-text)',
    '--mantine-color-brand-light': 'var(--brand-tint)',
    '--mantine-color-brand-light-hover': 'var(--brand-tint)',
    '--mantine-color-brand-light-color': 'var(--brand-text)',
    '--mantine-color-brand-outline': 'var(--brand-text)',
    '--mantine-primary-color-light-color': 'var(--brand-text)',
    '--mantine-color-red-filled': 'var(--danger-button)',
    '--mantine-color-red-filled-hover': 'var(--danger-button-hover)',
    '--mantine-color-red-text': 'var(--danger)',
    '--mantine-color-red-light': 'var(--danger-tint)',
    '--mantine-color-red-light-hover': 'var(--danger-tint)',
    '--mantine-color-red-light-color': 'var(--danger)',
    '--mantine-color-red-outline': 'var(--danger)',
    '--mantine-color-red-outline-hover': 'var(--danger-tint)',
  }
  return {
    variables: {},
    light: {
      ...both,
      '--mantine-color-gray-0': 'var(--paper)',
      '--mantine-color-gray-1': 'var(--sunken)',
      '--mantine-color-gray-2': 'var(--sunken)',
      '--mantine-color-gray-3': 'var(--line)',
      '--mantine-color-gray-4': 'var(--line-strong)',
    },
    dark: { ...both, ...darkGrounds },
  }
}
