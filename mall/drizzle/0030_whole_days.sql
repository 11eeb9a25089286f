-- The last day of points and alerts is shown, and counts in full from now on.
UPDATE "point_entries"
SET "exp_dts" = (date_trunc('day', "exp_dts" AT TIME ZONE 'Asia/Seoul') + interval '1 day' - interval '1 millisecond') AT TIME ZONE 'Asia/Seoul'
WHERE "left_pnt" > 0 AND "exp_dts" > now();--> statement-breakpoint
UPDATE "alerts"
SET "exp_dts" = (date_trunc('day', "exp_dts" AT TIME ZONE 'Asia/Seoul') + interval '1 day' - interval '1 second') AT TIME ZONE 'Asia/Seoul'
WHERE "sent_dts" IS NULL AND "exp_dts" > now();
