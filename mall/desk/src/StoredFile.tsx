import { Anchor } from '@mantine/core';

/** A file of a shopper, as a download. Each time it is read is written down. */
export function StoredFile({ path, label }: { path: string; label: string }) {
  return (
    <Anchor size="sm" display="block" href={`/operator/v1${path}`} download>
      {label}
    </Anchor>
  );
}

/** Links to the pictures of an inquiry or a claim. */
export function Pictures({ path, count, target }: { path: string; count: number; target: string }) {
  return Array.from({ length: count }, (_, index) => (
    <StoredFile key={index} path={`${path}/files/${index + 1}`} label={`사진 ${index + 1} (${target})`} />
  ));
}
