import type { Settings } from '../../config.ts';
import type { MallContext } from '../../context.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { Refusal, unavailable } from '../../http/refusal.ts';
import { isIsland } from './islands.ts';
import type { PostalAddress, PostalAddressPage, WantedAddresses } from './postal-address.ts';
import { postalDistricts, roadNames } from './postal-districts.ts';
import { searchRoadAddresses } from './road-address-service.ts';

const retrySeconds = 10;

/** House numbers on each road. */
const houses = [3, 12, 24, 57, 108];

let postalAddresses: readonly PostalAddress[] | undefined;

export const postalAddressHandlers = { searchPostalAddresses } satisfies Partial<Handlers>;

async function searchPostalAddresses({ settings, log }: MallContext, { params }: Call<'searchPostalAddresses'>) {
  try {
    return await findPostalAddresses(settings, params);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log.error({ err: error }, 'The address service cannot be asked. Check ADDRESS_SEARCH_KEY and ADDRESS_SEARCH_URL.');
    throw unavailable('주소 검색을', retrySeconds);
  }
}

/** Real addresses with a key of the government's service, else the bundled ones. */
export async function findPostalAddresses(
  { addressSearch }: Pick<Settings, 'addressSearch'>,
  wanted: WantedAddresses,
): Promise<PostalAddressPage> {
  return addressSearch ? searchRoadAddresses(addressSearch, wanted) : searchBundled(wanted);
}

function searchBundled({ keyword, page, size }: WantedAddresses): PostalAddressPage {
  const words = keyword.split(/\s+/u).filter((word) => word !== '');
  postalAddresses ??= makePostalAddresses();
  const found = postalAddresses.filter(({ zipCd, roadAddr, jibunAddr }) =>
    words.every((word) => zipCd.includes(word) || roadAddr.includes(word) || jibunAddr.includes(word)),
  );
  return { list: found.slice((page - 1) * size, page * size), totalCnt: found.length, page, size };
}

/** Combines real districts with invented roads, so that no address belongs to a person. */
function makePostalAddresses(): PostalAddress[] {
  return postalDistricts.flatMap(([region, district, firstZip]) =>
    roadNames.flatMap((road, roadIndex) =>
      houses.map((house, houseIndex) => {
        const zipCd = String(Number(firstZip) + roadIndex).padStart(5, '0');
        return {
          zipCd,
          roadAddr: `${region} ${district} ${road} ${house}`,
          jibunAddr: `${region} ${district} ${road.slice(0, 2)}동 ${roadIndex * 20 + houseIndex * 3 + 11}-${house % 9}`,
          islandYn: isIsland(zipCd) ? 'Y' : 'N',
        };
      }),
    ),
  );
}
