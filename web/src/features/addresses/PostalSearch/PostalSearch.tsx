import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { PostalAddressesQuery } from '../../../__generated__/graphql.ts';
import { usePostalAddressesQuery } from '../../../__generated__/hooks.ts';
import { usePage } from '../../../shop/page/page-context.ts';
import { lengthError } from '../../../shared/form/text-limits.ts';
import { toKeyword } from '../../../shared/list-search/read-keyword.ts';
import { formatNumber } from '../../../shared/format/money.ts';
import { Overlay } from '../../../shop/overlay/Overlay.tsx';
import { SectionFailure } from '../../../shop/section-boundary/SectionFailure.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton.tsx';
import buttons from '../../../shared/ui/button.module.css';
import classes from './PostalSearch.module.css';

export type FoundAddress = NonNullable<NonNullable<PostalAddressesQuery['mall']>['postalAddresses']>['nodes'][number];

interface PostalSearchProps {
  isOpen: boolean;
  onClose: () => void;
  onFound: (address: FoundAddress) => void;
}

/** Searches addresses by road name, lot number or postal code. */
export function PostalSearch({ isOpen, onClose, onFound }: PostalSearchProps) {
  const { device } = usePage();
  return (
    <Overlay isOpen={isOpen} onClose={onClose} title="주소 찾기" shape={device === 'MOBILE' ? 'sheet' : 'window'}>
      {isOpen ? <Search onFound={onFound} /> : null}
    </Overlay>
  );
}

const shortest = 2;
const longest = 80;

function Search({ onFound }: Pick<PostalSearchProps, 'onFound'>) {
  const [keyword, setKeyword] = useState<string | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // An effect, since a closed dialog takes no focus.
  useEffect(() => field.current?.focus(), []);
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = toKeyword(String(new FormData(event.currentTarget).get('keyword') ?? ''));
    const isEnough = Array.from(typed).length >= shortest;
    const wrong = isEnough ? lengthError(typed, longest) : '두 글자 이상 입력해 주세요. 예: 가온길 12';
    setComplaint(wrong);
    if (wrong === null) setKeyword(typed);
  };
  return (
    <div className={classes.root}>
      <search>
        <form onSubmit={search} noValidate>
          <label className={classes.label} htmlFor="postal-keyword">
            도로명, 지번, 건물 이름, 우편번호
          </label>
          <div className={classes.field}>
            <input
              ref={field}
              id="postal-keyword"
              className={classes.input}
              name="keyword"
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              aria-invalid={complaint !== null || undefined}
              aria-describedby="postal-complaint"
            />
            <button type="submit" className={buttons.primary}>
              찾기
            </button>
          </div>
          <p id="postal-complaint" role="alert" className={classes.complaint}>
            {complaint}
          </p>
        </form>
      </search>
      {keyword === null ? (
        <p className={classes.hint}>예: 가온길 12, 한빛동 14-3, 04520</p>
      ) : (
        <Found key={keyword} keyword={keyword} onFound={onFound} />
      )}
    </div>
  );
}

const pageSize = 20;

function Found({ keyword, onFound }: { keyword: string; onFound: (address: FoundAddress) => void }) {
  const { mallUrl, device } = usePage();
  const [page, setPage] = useState(1);
  const { data, loading, error, refetch } = usePostalAddressesQuery({
    variables: { url: mallUrl, device, keyword, page },
    errorPolicy: 'all',
  });
  const found = data?.mall?.postalAddresses;
  if (!found)
    return loading ? (
      <div className={classes.waiting}>
        <output className="visually-hidden">주소를 찾는 중이에요</output>
        <Skeleton height={64} />
        <Skeleton height={64} />
        <Skeleton height={64} />
      </div>
    ) : (
      <SectionFailure error={error} onRetry={() => void refetch()}>
        <p className={classes.hint}>창을 닫고 주소를 직접 입력해도 돼요.</p>
      </SectionFailure>
    );
  const pages = Math.max(1, Math.ceil(found.totalCount / pageSize));
  return (
    <>
      <output className={classes.count}>
        {found.totalCount === 0
          ? '찾는 주소가 없어요. 도로명과 건물 번호를 확인하거나, 창을 닫고 직접 입력해 주세요.'
          : `주소 ${formatNumber(found.totalCount)}개를 찾았어요.`}
      </output>
      <ul className={classes.list}>
        {found.nodes.map((address) => (
          <li key={`${address.postalCode} ${address.roadAddress} ${address.lotAddress}`}>
            <button type="button" className={classes.found} onClick={() => onFound(address)}>
              <strong>{address.postalCode}</strong>
              <span>
                {address.roadAddress}
                {address.isRemoteArea ? <em className={classes.remote}>제주·도서산간 추가 배송비</em> : null}
              </span>
              {address.lotAddress ? <small>지번 {address.lotAddress}</small> : null}
            </button>
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <div className={classes.pages}>
          <button type="button" className={buttons.secondary} disabled={page === 1} onClick={() => setPage(page - 1)}>
            이전
          </button>
          <span>
            {page} / {pages}
          </span>
          <button
            type="button"
            className={buttons.secondary}
            disabled={page === pages}
            onClick={() => setPage(page + 1)}
          >
            다음
          </button>
        </div>
      ) : null}
    </>
  );
}
