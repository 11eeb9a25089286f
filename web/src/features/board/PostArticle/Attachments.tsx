import type { PostArticleFragment } from '../../../__generated__/graphql.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { formatFileSize } from '../file-size.ts';
import classes from './Attachments.module.css';

type File = NonNullable<PostArticleFragment['attachments']>[number];

/** Attached files. An address that is neither ours nor on the web is not linked. */
export function Attachments({ files }: { files: readonly File[] }) {
  const safe = files.filter(({ url }) => /^(?:https?:\/\/|\/(?![/\\]))/i.test(url));
  if (safe.length === 0) return null;
  return (
    <section className={classes.root} aria-labelledby="post-files">
      <h2 id="post-files" className={classes.title}>
        첨부파일 <span className={classes.count}>{safe.length}</span>
      </h2>
      <ul>
        {safe.map((file, index) => (
          <li key={`${index} ${file.url}`}>
            <a className={classes.file} href={file.url} download={file.name} target="_blank" rel="noopener noreferrer">
              <Icon size={20}>
                <path d="M12 4v11m-4.500-4.500L12 15l4.500-4.500M5 19.500h14" />
              </Icon>
              <span className={classes.name}>{file.name}</span>
              {file.size == null ? null : <span className={classes.size}>{formatFileSize(file.size)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
