package example.damadum.app;

import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.net.Uri;
import com.getcapacitor.Plugin;
import com.getcapacitor.annotation.CapacitorPlugin;
import java.net.URISyntaxException;

/** Opens the apps that a payment or an identity check requests by an `intent:` URL, which web views cannot load. */
@CapacitorPlugin(name = "PaymentApps")
public class PaymentAppsPlugin extends Plugin {

    @Override
    public Boolean shouldOverrideLoad(Uri url) {
        if (!"intent".equals(url.getScheme())) return null;
        try {
            Intent intent = Intent.parseUri(url.toString(), Intent.URI_INTENT_SCHEME);
            // As in browsers, a page may open only browsable activities, never a component by name.
            intent.addCategory(Intent.CATEGORY_BROWSABLE);
            intent.setComponent(null);
            intent.setSelector(null);
            open(intent);
        } catch (URISyntaxException broken) {
            return true;
        }
        return true;
    }

    private void open(Intent intent) {
        try {
            getActivity().startActivity(intent);
        } catch (ActivityNotFoundException missing) {
            String app = intent.getPackage();
            if (app == null) return;
            Uri store = Uri.parse("market://details").buildUpon().appendQueryParameter("id", app).build();
            getActivity().startActivity(new Intent(Intent.ACTION_VIEW, store));
        }
    }
}
