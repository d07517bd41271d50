/**
 * The design tokens that the shop has overridden (`lookStyles`), derived from validated colors and font names, never
 * from raw input.
 */
export function LookStyles({ styles }: { styles: string }) {
  if (styles === '') return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: quotes in a style sheet must stay as they are; domain/shop/look-colors.ts makes every part of it
  return <style dangerouslySetInnerHTML={{ __html: styles }} />
}
