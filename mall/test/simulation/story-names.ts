/** Those who use the mall, each as often as it stands here. */
export const storyNames = [
  'purchase',
  'purchase',
  'purchase',
  'phone contract',
  'subscription',
  'subscription',
  'bulk order',
  'bulk order',
  'operator',
  'operator',
] as const;
export type StoryName = (typeof storyNames)[number];
